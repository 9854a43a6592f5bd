// The least that Socket.IO can do: one server, one room for each family, and nothing else.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { readUser } from './token.mjs';

const server = createServer();
const io = new Server(server, {
  perMessageDeflate: false,
  transports: ['websocket'],
  serveClient: false,
});
io.on('connection', (socket) => {
  const user = readUser(socket.handshake.headers.cookie);
  void socket.join(`family:${user.familyId}`);
  socket.emit('ready');
});

server.listen(0, () => console.log(`http://localhost:${server.address().port}`));
