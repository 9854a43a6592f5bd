import type { TestApp } from './startApp.js';

/** A call as the OpenAPI document describes it. */
export interface ApiCall {
  method: string;
  /** Its address, with `{id}` where something belongs. */
  path: string;
  /** What its address may ask for. */
  query: string[];
  /** What its body may hold; empty where it takes none. */
  fields: string[];
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Schema {
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}

/** Left out of the document: machines call it, with bodies of their own. */
const WEBHOOK: ApiCall = {
  method: 'POST',
  path: '/api/billing/webhook',
  query: [],
  fields: ['id', 'type', 'data'],
};

/** Every call there is: a new one is in it by itself. */
export async function readApiCalls(app: TestApp): Promise<ApiCall[]> {
  const { body } = await app.newClient().get('/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
      fields: fieldsOf(requestBody?.content['application/json']?.schema ?? {}),
    })),
  );
  return [...described, WEBHOOK];
}

function fieldsOf(schema: Schema): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  const names = [...Object.keys(schema.properties ?? {}), ...parts.flatMap(fieldsOf)];
  return [...new Set(names)];
}
