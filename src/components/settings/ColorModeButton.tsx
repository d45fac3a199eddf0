import type {ReactNode} from 'react';
import ColorModeToggle from '@theme/ColorModeToggle';
import {colorModeStore} from '../../settings/stores';
import {useSetting} from '../../settings/useSetting';

/** Docusaurus' button, with the color mode of our own store. */
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
