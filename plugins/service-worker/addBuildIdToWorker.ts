const STAMP = /^self\.docsBuild="([^"]*)";\n/;

/**
 * Puts in front of the worker which build of each language it belongs to, so that a new build of any language is a new
 * worker. Each language is built by itself, so the stamps of the others are taken over from the worker that is there.
 *
 * @param previous the worker of the last build, if there is one
 * @param build stands for everything that was built of this language
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
