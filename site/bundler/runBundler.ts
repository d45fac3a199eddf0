import type {Bundler, Stats} from './shared';

/**
 * Runs the bundler once.
 *
 * @param name of the result, for the message
 * @throws if there are errors
 */
export async function runBundler(bundler: Bundler, config: object, name: string): Promise<Stats> {
  const compiler = bundler(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() =>
        error || !result ? reject(error ?? new Error('No result')) : resolve(result),
      );
    });
  });
  if (stats.hasErrors()) {
    throw new Error(`${name} can't be bundled.\n${stats.toString({all: false, errors: true})}`);
  }
  return stats;
}
