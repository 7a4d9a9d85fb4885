# El camino a la mesa en texto, que toda mesa tiene desde el principio.
access-open = Ver la mesa en texto
