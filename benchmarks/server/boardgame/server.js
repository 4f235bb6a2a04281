/** A server of boardgame.io as its manual sets it up: `node server.js FOLDER`, or without: in memory. */

const { FlatFile, Server } = require("boardgame.io/server");
const game = require("./game.js");

const [folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: ["http://127.0.0.1"], ...(db && { db }) });

server.run(0).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}/`);
});
