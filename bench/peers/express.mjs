// What most people would begin with: Express 5, pg, Socket.IO.
import { createServer } from 'node:http';
import express from 'express';
import pg from 'pg';
import { Server } from 'socket.io';
import { readUser } from './token.mjs';

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = express();
const server = createServer(app);
const io = new Server(server, { perMessageDeflate: false, transports: ['websocket'] });

const COLUMNS = `id, family_id AS "familyId", creator_id AS "creatorId", title, date,
  start_time AS "startTime", end_time AS "endTime", is_all_day AS "isAllDay", version`;

io.use((socket, next) => {
  socket.data.user = readUser(socket.handshake.headers.cookie);
  next(socket.data.user ? undefined : new Error('Who are you?'));
});
io.on('connection', async (socket) => {
  await socket.join(`family:${socket.data.user.familyId}`);
  socket.emit('ready');
});

app.use(express.json());
app.use((request, response, next) => {
  request.user = readUser(request.headers.cookie);
  if (request.user) next();
  else response.status(401).json({ error: 'Who are you?' });
});
app.use(async (request, response, next) => {
  const { rowCount } = await pool.query(
    'SELECT FROM members WHERE user_id = $1 AND family_id = $2',
    [request.user.id, request.body.familyId],
  );
  if (rowCount === 1) next();
  else response.status(404).json({ error: 'No such family' });
});

const valuesOf = ({ title, date, startTime, endTime, isAllDay }) => [
  title,
  date,
  startTime,
  endTime,
  isAllDay,
];

function tell(response, status, event) {
  io.to(`family:${event.familyId}`).emit('change', { event });
  response.status(status).json(event);
}

app.post('/api/events', async (request, response) => {
  const { id, familyId } = request.body;
  const { rows } = await pool.query(
    `INSERT INTO events (id, creator_id, family_id, title, date, start_time, end_time, is_all_day)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${COLUMNS}`,
    [id, request.user.id, familyId, ...valuesOf(request.body)],
  );
  tell(response, 201, rows[0]);
});

app.put('/api/events/:id', async (request, response) => {
  const { rows } = await pool.query(
    `UPDATE events SET title = $3, date = $4, start_time = $5, end_time = $6, is_all_day = $7,
       version = version + 1
     WHERE id = $1 AND family_id = $2 RETURNING ${COLUMNS}`,
    [request.params.id, request.body.familyId, ...valuesOf(request.body)],
  );
  if (rows[0]) tell(response, 200, rows[0]);
  else response.status(404).json({ error: 'No such event' });
});

server.listen(0, () => console.log(`http://localhost:${server.address().port}`));
