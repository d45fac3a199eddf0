import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request of `npm start`, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * The part of a bundler's configuration that lets a plugin answer requests of `npm start` before Docusaurus does, whose
 * last answer is the application for any address.
 *
 * @param path the folder that the answers lie in, for those that lie in one; the request's own path starts below it.
 */
export function addMiddleware(name: string, middleware: Middleware, path?: string) {
  return {
    devServer: {
      // Such functions of several plugins are merged into one that gets the same list and joins what they return.
      setupMiddlewares: (middlewares: unknown[]): unknown[] => {
        middlewares.unshift({name, middleware, ...(path && {path})});
        return [];
      },
    },
  };
}
