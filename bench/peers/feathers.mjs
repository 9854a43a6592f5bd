// A framework made for live data: Feathers 5 with JWT, Knex and Socket.IO channels.
import { AuthenticationService, JWTStrategy, authenticate } from '@feathersjs/authentication';
import feathersExpress, { json, rest } from '@feathersjs/express';
import { feathers } from '@feathersjs/feathers';
import { KnexService } from '@feathersjs/knex';
import socketio from '@feathersjs/socketio';
import jwt from 'jsonwebtoken';
import knex from 'knex';
import pg from 'pg';
import { SECRET } from './token.mjs';

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const Model = knex({ client: 'pg', connection: process.env.DATABASE_URL, pool: { max: 10 } });
const app = feathersExpress(feathers());
app.use(json());
app.configure(rest());
app.configure(
  socketio({ perMessageDeflate: false, transports: ['websocket'] }, (io) => {
    io.use((socket, next) => {
      try {
        const { sub, familyId } = jwt.verify(socket.handshake.auth.token, SECRET);
        Object.assign(socket.feathers, { user: { id: sub, familyId } });
        next();
      } catch (error) {
        next(error);
      }
    });
    io.on('connection', (socket) => {
      app.channel(`family:${socket.feathers.user.familyId}`).join(socket.feathers);
      socket.emit('ready');
    });
  }),
);

app.set('authentication', {
  secret: SECRET,
  entity: 'user',
  service: 'users',
  authStrategies: ['jwt'],
  jwtOptions: { audience: 'kinday', algorithm: 'HS256', expiresIn: '1d' },
});
const authentication = new AuthenticationService(app);
authentication.register('jwt', new JWTStrategy());
app.use('authentication', authentication);
app.use('users', new KnexService({ Model, name: 'users', paginate: false }));
app.use('api/events', new KnexService({ Model, name: 'events', paginate: false }));

/** A member's write only; the row gets the columns' names. */
async function asRow(context) {
  const { familyId, startTime, endTime, isAllDay, title, date, id } = context.data;
  const { user } = context.params;
  const member = await Model('members')
    .where({ user_id: user.id, family_id: familyId })
    .first('user_id');
  if (!member) throw Object.assign(new Error('No such family'), { code: 404 });
  const times = { start_time: startTime, end_time: endTime, is_all_day: isAllDay };
  const row = { family_id: familyId, title, date, ...times };
  context.data =
    context.method === 'create'
      ? { ...row, id, creator_id: user.id }
      : { ...row, version: Model.raw('version + 1') };
}
app.service('api/events').hooks({
  before: { all: [authenticate('jwt')], create: [asRow], patch: [asRow] },
});
app.service('api/events').publish((event) => app.channel(`family:${event.family_id}`));

const server = await app.listen(0);
console.log(`http://localhost:${server.address().port}`);
