import type {ReactNode} from 'react';
import ColorModeToggle from '@theme/ColorModeToggle';
import {colorModeStore} from '../../settings/stores';
import {useSetting} from '../../settings/useSetting';

/** Renders the Docusaurus color mode button, connected to our store. */
export function ColorModeButton(): ReactNode {
  const mode = useSetting(colorModeStore);
  return (
    <ColorModeToggle
      className="header-color-mode needs-script"
      respectPrefersColorScheme
      value={mode === 'system' ? null : mode}
      onChange={(next) => colorModeStore.set(next ?? 'system')}
    />
  );
}
