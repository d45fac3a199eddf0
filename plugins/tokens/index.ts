import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from '../../site/files/files';
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
      writeFile(stylesheet, writeCssVariables(createDocsTheme()));
    },
    getClientModules() {
      return [stylesheet];
    },
  };
}
