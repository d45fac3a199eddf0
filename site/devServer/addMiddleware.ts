import type {IncomingMessage, ServerResponse} from 'node:http';

/** Handles a request of `npm start`, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Returns the bundler configuration that adds a middleware to `npm start`. It runs before those of
 * Docusaurus, the last of which returns the application for any URL.
 *
 * @param path limits the middleware to a folder; the path of the request is then relative to it
 */
export function addMiddleware(name: string, middleware: Middleware, path?: string) {
  return {
    devServer: {
      // When several plugins set this function, they're merged into one that gets the same list and
      // concatenates the results.
      setupMiddlewares: (middlewares: unknown[]): unknown[] => {
        middlewares.unshift({name, middleware, ...(path && {path})});
        return [];
      },
    },
  };
}
