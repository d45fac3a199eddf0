import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createDocsTheme} from '../../site/theme/shared';
import {writeCssVariables} from './writeCssVariables';

/**
 * Writes the docs theme as CSS variables into one stylesheet that every page loads. The layout uses
 * the theme's values without loading MUI, and `site/tokens/shared.ts` is their only source.
 */
export default function tokensPlugin({generatedFilesDir}: LoadContext): Plugin {
  const stylesheet = path.join(generatedFilesDir, 'tokens', 'tokens.css');
  return {
    name: 'tokens',
    async loadContent() {
      await fs.mkdir(path.dirname(stylesheet), {recursive: true});
      await fs.writeFile(stylesheet, writeCssVariables(createDocsTheme()));
    },
    getClientModules() {
      return [stylesheet];
    },
  };
}
