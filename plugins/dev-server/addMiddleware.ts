import type {IncomingMessage, ServerResponse} from 'node:http';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Entry {
  name: string;
  middleware: Middleware;
}

type SetUp = (middlewares: unknown[], server: unknown) => unknown[];

interface DevServerConfig {
  devServer?: {setupMiddlewares?: SetUp};
}

/**
 * The configuration with one more answer of the server of `npm start`, before those of Docusaurus. Configurations are
 * merged by overwriting this one function, so it calls the one that was there.
 *
 * @param config the configuration as `configureWebpack` is given it
 */
export function addMiddleware(config: object, name: string, middleware: Middleware) {
  const before = (config as DevServerConfig).devServer?.setupMiddlewares;
  const setupMiddlewares: SetUp = (middlewares, server) => [
    {name, middleware} satisfies Entry,
    ...(before ? before(middlewares, server) : middlewares),
  ];
  return {devServer: {setupMiddlewares}};
}
