// Change: the value comes from, and goes to, the colour mode store instead of Docusaurus' own storage.
import type {ReactNode} from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type ColorModeToggleType from '@theme/ColorModeToggle';
import type {WrapperProps} from '@docusaurus/types';
import {colorModeStore} from '../../settings/stores';
import {useSetting} from '../../settings/useSetting';

export default function ColorModeToggleWrapper(
  props: WrapperProps<typeof ColorModeToggleType>,
): ReactNode {
  const mode = useSetting(colorModeStore);
  return (
    <ColorModeToggle
      {...props}
      respectPrefersColorScheme
      value={mode === 'system' ? null : mode}
      onChange={(next: 'light' | 'dark' | null) => colorModeStore.set(next ?? 'system')}
    />
  );
}
