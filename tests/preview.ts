import {buildFolder} from './site/harness/builds';
import {serveFolder} from './site/harness/staticServer';

/** Serves `build/` as the static host does: `npm run preview -- 3000`. */
async function main(): Promise<void> {
  const port = Number(process.argv[2] ?? 3000);
  const {origin} = await serveFolder(buildFolder('site'), {port});
  console.log(`Serving build/ at ${origin}/x/introduction/ (stop with Ctrl + C)`);
}

void main();
