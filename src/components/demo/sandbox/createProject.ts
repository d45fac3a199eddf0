import {strToU8, zipSync} from 'fflate';
import {createStackBlitzFiles} from './createStackBlitz';
import {createTitle} from './projectFiles';
import type {PackageTable, SandboxDemo} from './types';

/** Returns the files of a demo as a project that runs with Vite, in a folder named like the demo. */
export function createProjectFiles(
  demo: SandboxDemo,
  packages: PackageTable,
): Record<string, string> {
  const readme = `# ${createTitle(demo)}

Source: ${demo.sourceUrl}

\`\`\`bash
npm install
npm run dev
\`\`\`
`;
  const files = {...createStackBlitzFiles(demo, packages), 'README.md': readme};
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [`${demo.name}/${path}`, content]),
  );
}

/** Packs text files, by path, as a ZIP archive. */
export function createZip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(content)])),
  );
}

/** Offers a file to the browser as a download. */
export function downloadFile(name: string, content: Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
