import type {PackageTable, SandboxDemo} from './types';
import {findVersion} from './findVersion';

/** The data about a demo that is sent to the chat service. */
export interface ChatRequest {
  name: string;
  description: string;
  files: {path: string; content: string; isEntry?: true}[];
  type: 'mui-docs';
  package: {name: string; version: string};
}

/**
 * Returns the request that opens a demo in the chat. All files are next to the demo, with adjusted
 * imports.
 */
export function createChatRequest(
  demo: SandboxDemo,
  packages: PackageTable,
  {packageName, description}: {packageName: string; description: string},
): ChatRequest {
  const flattenImports = (code: string) =>
    code.replaceAll(/(['"])\.{1,2}\/(?:[\w.-]+\/)*([\w.-]+)\1/g, '$1./$2$1');
  const extension = demo.variant === 'TS' ? 'tsx' : 'jsx';
  return {
    name: demo.name,
    description,
    files: [
      ...demo.files.map(({name, code}, index) => ({
        path: index === 0 ? `${demo.name}.${extension}` : name.split('/').at(-1)!,
        content: flattenImports(code),
        ...(index === 0 && {isEntry: true as const}),
      })),
      ...(demo.theme
        ? [{path: `theme.${demo.variant === 'TS' ? 'ts' : 'js'}`, content: demo.theme}]
        : []),
    ],
    type: 'mui-docs',
    package: {name: packageName, version: findVersion(packageName, packages)},
  };
}

/** Requests a chat for a demo and returns its URL. Rejects if the service refuses the request. */
export async function requestChat(baseUrl: string, request: ChatRequest): Promise<string> {
  const response = await fetch(`${baseUrl.replace(/\/$/, '')}/v1/public/chat/open`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(request),
  });
  const {nextUrl} = response.ok ? ((await response.json()) as {nextUrl?: unknown}) : {};
  if (typeof nextUrl !== 'string' || !/^https?:\/\//.test(nextUrl)) {
    throw new Error('Failed to open MUI Chat');
  }
  return nextUrl;
}
