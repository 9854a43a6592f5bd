import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import type { NextFunction, Request, Response } from 'express';
import * as z from 'zod/mini';
import { SessionCookie } from './auth/SessionCookie.js';
import { notFound } from './common/problem.js';
import * as messages from './common/messages.js';

/** What the page at /api/docs loads; the folder of its library holds much more. */
const PAGE_FILES = new Set([
  '/',
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/swagger-ui-standalone-preset.js',
  '/swagger-ui-init.js',
  '/favicon-16x16.png',
  '/favicon-32x32.png',
]);

/** The contract schemas as OpenAPI knows schemas. */
function toOpenApi(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  const json = z.toJSONSchema(schema as z.ZodMiniType, {
    target: 'openapi-3.0',
    io: schemaType,
    unrepresentable: 'any',
  });
  return { schema: json as Record<string, unknown>, components: {} };
}

/** GET /api/openapi.json, and a page to browse it at /api/docs. */
export function describeApi(app: NestExpressApplication): void {
  const about = new DocumentBuilder()
    .setTitle(`${PRODUCT_NAME} API`)
    .setDescription(
      'Errors are { error, code, fields? }. Requests are JSON, with the session cookie.',
    )
    .setVersion('1')
    .addCookieAuth(app.get(SessionCookie).name)
    .build();
  app.use('/api/docs', onlyPageFiles);
  SwaggerModule.setup(
    'api/docs',
    app,
    () => SwaggerModule.createDocument(app, about, { standardSchemaConverter: toOpenApi }),
    {
      jsonDocumentUrl: 'api/openapi.json',
      // YAML would be made anew for every request.
      raw: ['json'],
    },
  );
}

function onlyPageFiles({ path }: Request, _response: Response, next: NextFunction): void {
  next(PAGE_FILES.has(path) ? undefined : notFound('no_such_address', messages.nothingHere));
}
