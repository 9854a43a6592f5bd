import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { raw, type Express, type NextFunction, type Request, type Response } from 'express';
import { destination, pino } from 'pino';
import proxyAddress from 'proxy-addr';
import { AppModule } from './app.module.js';
import { SessionCookie } from './auth/SessionCookie.js';
import { SessionStore } from './auth/SessionStore.js';
import { sessionMiddleware } from './auth/sessionMiddleware.js';
import { BackgroundJobs } from './common/BackgroundJobs.js';
import { inputPipe } from './common/inputPipe.js';
import { errorForLog } from './common/errorForLog.js';
import { NestLog } from './common/NestLog.js';
import { Metrics } from './common/metrics/Metrics.js';
import { ProblemFilter } from './common/problemFilter.js';
import { ApiAdapter } from './common/requests/ApiAdapter.js';
import { inTurns } from './common/requests/inTurns.js';
import { limitPipelining } from './common/requests/limitPipelining.js';
import { requestId } from './common/requests/requestId.js';
import { requestLog } from './common/requests/requestLog.js';
import { guardWrites } from './common/sameOrigin.js';
import type { Config } from './config.js';
import { describeApi } from './describeApi.js';
import { securityHeaders, withInlineStyles } from './securityHeaders.js';
import { serveFrontend } from './serveFrontend.js';
import { ConnectionsByNetwork, type AddressOf } from './sync/ConnectionsByNetwork.js';
import { LiveGateway } from './sync/live.gateway.js';
import { openLiveServer } from './sync/openLiveServer.js';

const BODY_LIMIT = '100kb';
/** Stripe's events carry what they are about. */
const WEBHOOK_LIMIT = '1mb';
/** Live connections of one household on one node, times the operator's RATE_LIMIT_SCALE. */
const CONNECTIONS_PER_NETWORK = 100;
/**
 * Longer than proxies keep an idle connection (Caddy two minutes): whoever sends on one that is being
 * closed is told of a broken connection. Node.js would close it after 5 seconds.
 */
const KEEP_ALIVE_MS = 130_000;

/** What an application needs besides its settings. */
interface Surroundings {
  /** A migrated database. */
  databaseUrl: string;
  sessionSecret: string;
}

/** Builds the application: pages, REST and sockets on one server; the caller listens and closes. */
export async function createApp(
  config: Config,
  { databaseUrl, sessionSecret }: Surroundings,
): Promise<NestExpressApplication> {
  const log = pino({ level: config.logLevel, serializers: { err: errorForLog } }, bufferedOutput());
  const module = AppModule.on(databaseUrl, { ...config, sessionSecret });
  const app = await NestFactory.create<NestExpressApplication>(module, new ApiAdapter(), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  const [sessions, cookie] = [app.get(SessionStore), app.get(SessionCookie)];
  app.set('trust proxy', config.trustProxy ?? false);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // Files keep tags of their own; for answers that nobody may store none is computed.
  app.set('etag', () => undefined);
  // Calendar programs all ask at the full hour.
  app.use('/feed', inTurns());
  app.use(requestId, requestLog(log, app.get(Metrics)));
  app.use(securityHeaders(config.publicUrl?.startsWith('https:') ?? false));
  app.use('/api/docs', withInlineStyles);
  app.use(compressReads);
  await serveFrontend(expressOf(app), config.dataDir);
  app.use('/api', guardWrites(config.publicUrl));
  app.use(
    '/api',
    sessionMiddleware(cookie, (idHash) => sessions.findOrRecall(idHash)),
  );
  app.use('/api/billing/webhook', raw({ type: 'application/json', limit: WEBHOOK_LIMIT }));
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.use('/api', neverStored);
  app.useGlobalPipes(inputPipe);
  app.useGlobalFilters(new ProblemFilter(log));
  const connections = new ConnectionsByNetwork(
    addressBehindProxies(app),
    CONNECTIONS_PER_NETWORK * config.rateLimitScale,
  );
  const session = sessionMiddleware(cookie, (idHash) => sessions.find(idHash));
  const http = app.getHttpServer();
  http.keepAliveTimeout = KEEP_ALIVE_MS;
  const live = openLiveServer(http, session, connections, config.publicUrl);
  limitPipelining(http);
  app.get(LiveGateway).attach(live);
  describeApi(app);
  http.once('listening', () => app.get(BackgroundJobs).start());
  return app;
}

function expressOf(app: NestExpressApplication): Express {
  return app.getHttpAdapter().getInstance();
}

/** Whose request it is, as Express itself finds out for `request.ip`. */
function addressBehindProxies(app: NestExpressApplication): AddressOf {
  const trusts = expressOf(app).get('trust proxy fn') as (
    address: string,
    index: number,
  ) => boolean;
  return (request) => proxyAddress(request, trusts);
}

/**
 * The log's lines leave together, a tenth of a second late at most, and all of them when the process
 * ends: a write to the system for each took 7% of the server's time.
 */
function bufferedOutput() {
  return destination({ sync: false, minLength: 4096, periodicFlush: 100 });
}

const compress = compression();

/** The answer to a write is a record or two, too small to gain from it. */
function compressReads(request: Request, response: Response, next: NextFunction): void {
  if (request.method === 'GET') compress(request, response, next);
  else next();
}

/** API answers are for their asker alone, now. */
function neverStored(_request: Request, response: Response, next: NextFunction): void {
  response.set('Cache-Control', 'no-store');
  next();
}
