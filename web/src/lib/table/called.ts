/** The focus is to go into the prompt, which is not there yet: it takes it when it is. */
export const called = { focus: false };
