import packageTables from '@generated/demos/default/packages.json';
import {markdownPath} from '@mui-x-docs/docs-index/format';
import {toWords} from '../../../site/demos/shared';
import {findProduct} from '../../../site/products/shared';
import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta, DemoSources, DemoVariant} from '@site/plugins/demos/shared';
import {createSourceFragment, createSourceUrl} from './sourceUrl';
import {htmlToCode} from './htmlToCode';
import {createCodeSandboxForm} from './sandbox/createCodeSandbox';
import {createStackBlitzForm} from './sandbox/createStackBlitz';
import {inlineFiles} from './inlineFiles';
import {createPrompt} from './sandbox/createPrompt';
import {createChatRequest, requestChat} from './sandbox/chatRequest';
import {submitForm} from './sandbox/submitForm';
import type {createThemeFile} from './sandbox/createThemeFile';
import type {PackageTable, SandboxDemo} from './sandbox/types';

/** The state of a demo that is passed to an action. */
export interface DemoSnapshot {
  demo: DemoMeta;
  sources: DemoSources;
  styling: DemoStyling;
  variant: DemoVariant;
  /** The user's version of all files, if it differs. */
  editedFiles?: SandboxDemo['files'] | undefined;
  /** Creates the module of the demo theme; `undefined` for the default Material UI theme. */
  createThemeFile?: typeof createThemeFile | undefined;
}

function createSandboxInput({
  demo,
  sources,
  styling,
  variant,
  editedFiles,
  createThemeFile: createTheme,
}: DemoSnapshot): {
  sandbox: SandboxDemo;
  packages: PackageTable;
  packageName: string;
} {
  const segments = demo.id.split('/');
  const version = segments[0]?.startsWith('version-') ? segments.shift() : undefined;
  const product = findProduct(segments[0]?.replace(/^react-/, ''));
  const packagesByVersion = packageTables as Record<string, PackageTable>;
  const files =
    editedFiles ??
    (sources[styling]?.[variant] ?? []).map(({name, html}) => ({name, code: htmlToCode(html)}));
  return {
    sandbox: {
      name: demo.name,
      productName: product?.shortLabel ?? product?.label ?? 'MUI X',
      sourceUrl: createSourceUrl(demo, styling),
      variant,
      hasTailwind: styling === 'tailwind',
      files,
      theme: createTheme?.(
        files.map(({code}) => code),
        variant,
      ),
    },
    packages: packagesByVersion[version ?? 'current'] ?? {},
    packageName: product?.packages.community ?? '@mui/x-data-grid',
  };
}

/** Opens a demo with its current state in an online editor. */
export function openSandbox(kind: 'codesandbox' | 'stackblitz', snapshot: DemoSnapshot): void {
  const {sandbox, packages} = createSandboxInput(snapshot);
  submitForm(
    (kind === 'stackblitz' ? createStackBlitzForm : createCodeSandboxForm)(sandbox, packages),
  );
}

/** Returns a demo with its other files in one file; undefined if they can't be joined. */
export const joinFiles = (snapshot: DemoSnapshot): string | undefined =>
  inlineFiles(createSandboxInput(snapshot).sandbox.files);

/** Downloads a demo with its current state as a project in a ZIP archive. */
export async function downloadProject(snapshot: DemoSnapshot): Promise<void> {
  const {sandbox, packages} = createSandboxInput(snapshot);
  const {createProjectFiles, createZip, downloadFile} = await import(
    /* webpackChunkName: "demo-project" */ './sandbox/createProject'
  );
  const files = createProjectFiles(sandbox, packages);
  downloadFile(`${sandbox.name}.zip`, createZip(files), 'application/zip');
}

/**
 * Returns a prompt for a coding agent with a demo in its current state.
 *
 * @param description the text of the page that describes the demo
 */
export function createDemoPrompt(snapshot: DemoSnapshot, description: string): string {
  const {demo, styling, variant} = snapshot;
  const {sandbox, packages} = createSandboxInput(snapshot);
  const {origin, pathname} = window.location;
  return createPrompt(sandbox, packages, {
    title: toWords(demo.name),
    description,
    url: `${origin}${pathname}#${createSourceFragment(demo, styling, variant)}`,
    markdownUrl: origin + markdownPath(pathname),
    plan: demo.plan,
  });
}

/** Opens a demo in the chat. Rejects if the service refuses the request. */
export async function openInChat(baseUrl: string, snapshot: DemoSnapshot): Promise<void> {
  const {sandbox, packages, packageName} = createSandboxInput(snapshot);
  const request = createChatRequest(sandbox, packages, {
    packageName,
    description: document.title,
  });
  const chatUrl = await requestChat(baseUrl, request);
  const tab = window.open(chatUrl, '_blank');
  if (!tab) {
    throw new Error('Failed to open MUI Chat');
  }
  tab.opener = null;
}
