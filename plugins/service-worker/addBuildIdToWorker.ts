const STAMP = /^self\.docsBuild="([^"]*)";\n/;

/**
 * Prepends the build ids of all languages to the worker, so that a new build of any language is a
 * new worker. Each language is built separately, so the ids of the others are taken from the
 * existing worker.
 *
 * @param previous the worker of the last build, if any
 * @param build identifies the content of this language's build
 */
export function addBuildIdToWorker(
  script: string,
  previous: string | undefined,
  locale: string,
  build: string,
): string {
  const stamps = new Map(
    (STAMP.exec(previous ?? '')?.[1] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((stamp) => stamp.split(':') as [string, string]),
  );
  stamps.set(locale, build);
  const text = [...stamps].sort().map((stamp) => stamp.join(':'));
  return `self.docsBuild="${text.join(' ')}";\n${script}`;
}
