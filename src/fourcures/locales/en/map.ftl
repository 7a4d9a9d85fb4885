# The map of the web table.

map-title = World map
map-cubes = Cities with cubes, most first
map-visit = Show { $city } on the other side of the Pacific
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole world
map-near = Show the pawn whose turn it is
