import { mount } from "svelte";
import "./fonts/fonts.css";
import "./app.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
