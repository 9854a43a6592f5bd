import type { Request } from 'express';

/**
 * The pattern of the route that answered, like `/api/events/:id`: addresses hold codes and what
 * people search for, and there is no end of them. `page` for pages and their files, `unknown` for
 * calls that there are not, or that were refused before their route was looked for.
 */
export function routeOf(request: Request): string {
  const route = request.route as { path: unknown } | undefined;
  if (route) return `${request.baseUrl}${String(route.path)}`;
  return /^\/(api|feed)(\/|\?|$)/.test(request.originalUrl) ? 'unknown' : 'page';
}
