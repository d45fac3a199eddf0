import path from 'node:path';
import {DEMO_STYLINGS} from '../stylings/shared';
import {toWords} from '../demos/shared';
import {markPreview} from '../demos/markPreview';
import {readDemo} from '../demos/readDemo';
import {toSitePath} from '../pages/toSitePath';
import {fence} from './renderFence';

const STYLING_NAMES = {system: 'the system prop', css: 'plain CSS', tailwind: 'Tailwind CSS'};

interface DemoOptions {
  siteDir: string;
  /** The folder of the page, in the source language. */
  folder: string;
  name: string;
  /**
   * The files that the page has shown before, by absolute path: a shared data set is shown once.
   */
  shown: Set<string>;
}

/**
 * Renders all files of a demo, each in a code block with its name, by styling if there are several.
 */
export function renderDemo({siteDir, folder, name, shown}: DemoOptions): string {
  const {stylings} = readDemo({siteDir, folder, name});
  const present = DEMO_STYLINGS.filter((styling) => stylings[styling]);
  const blocks = present.flatMap((styling) => {
    const files = stylings[styling]!.files;
    return [
      `**Demo: ${toWords(name)}${present.length > 1 ? `, styled with ${STYLING_NAMES[styling]}` : ''}**`,
      ...files.map((file) => {
        if (shown.has(file.path)) {
          return `\`${file.name}\` is the same as above.`;
        }
        shown.add(file.path);
        const source = markPreview(file.code, toSitePath(siteDir, file.path)).code;
        return fence(source, `${path.extname(file.name).slice(1)} title="${file.name}"`);
      }),
    ];
  });
  return blocks.join('\n\n');
}
