// The yardstick of bench/server.py: boardgame.io's server, all in memory, with a game whose state is as large as what we send.
// Prints its port.
const { Server } = require("boardgame.io/server");

const bytes = Number(process.argv[2] ?? 5000);
const cities = Math.max(1, Math.round(bytes / 38));

const game = {
  name: "load",
  setup: () => ({ acts: 0, cities: Array.from({ length: cities }, (_, at) => ({ name: `C${at}`, cubes: 0, pawn: at % 4 })) }),
  moves: {
    act: ({ G }, at) => {
      G.acts++;
      G.cities[at % cities].cubes++;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
