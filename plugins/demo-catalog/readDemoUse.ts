import fs from 'node:fs';
import path from 'node:path';
import {findEntries} from '../../site/demos/readDemo';
import {scanDemo} from '../../site/pages/scanGuides';
import {findPlan, type PaidPlan} from '../../site/plans/shared';
import {DEMO_STYLINGS} from '../../site/stylings/shared';

/** The facts about a demo that come from its code. */
export interface DemoUse {
  /** The file that is imported to run it. */
  entry: string;
  plan?: PaidPlan;
  components: string[];
  /** The props that it passes to these components. */
  props: string[];
}

/** Props of React, which don't distinguish demos. */
const COMMON_PROPS = new Set(['key', 'ref', 'sx', 'style', 'className', 'id']);

/** Lists a file and the scripts next to it that it imports, without shared data. */
function listScripts(file: string, found = new Map<string, string>()): Map<string, string> {
  const code = fs.readFileSync(file, 'utf8');
  found.set(file, code);
  for (const [, request = ''] of code.matchAll(/\bfrom '(\.\/[^']+|\.\.\/[A-Z][^']*)'/g)) {
    const base = path.resolve(path.dirname(file), request);
    const next = [base, `${base}.tsx`, `${base}.ts`].find(
      (each) => /\.tsx?$/.test(each) && fs.existsSync(each),
    );
    if (next && !found.has(next)) {
      listScripts(next, found);
    }
  }
  return found;
}

/**
 * Reads which components and props a demo shows, and the plan that it requires.
 *
 * @param folder the folder of its guide
 * @param documented the components with an API page
 * @throws BuildProblemError if the demo doesn't exist
 */
export function readDemoUse(
  folder: string,
  name: string,
  documented: ReadonlySet<string>,
): DemoUse {
  const entries = findEntries(folder, name);
  const entry = DEMO_STYLINGS.flatMap((styling) => entries[styling] ?? [])[0]!;
  const scripts = [...listScripts(entry).values()];
  const uses = scripts.flatMap((code) => [...scanDemo(code)]);
  const shown = uses.flatMap(([id, {props}]) => {
    const component = id.split(' ')[1]!;
    return documented.has(component) ? [{component, props}] : [];
  });
  const imports = scripts.flatMap((code) =>
    [...code.matchAll(/\bfrom '(@mui\/x-[^']+)'/g)].map(([, request = '']) => request),
  );
  const plan = findPlan(imports);
  return {
    entry,
    ...(plan && {plan}),
    components: [...new Set(shown.map(({component}) => component))],
    props: [...new Set(shown.flatMap(({props}) => [...props]))].filter(
      (prop) => !COMMON_PROPS.has(prop),
    ),
  };
}
