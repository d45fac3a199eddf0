import type {ReactNode} from 'react';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import FormatTextdirectionLToR from '@mui/icons-material/FormatTextdirectionLToR';
import FormatTextdirectionRToL from '@mui/icons-material/FormatTextdirectionRToL';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import {translate} from '@docusaurus/Translate';
import {colorModeStore} from '../../settings/stores';
import {useChangeTheme, useThemeSettings} from '../../settings/useThemeSettings';
import {useSetting} from '../../settings/useSetting';
import {ChoiceField} from './ChoiceField';
import {ColorField} from './ColorField';

/** Renders the color mode and direction settings, and a link to the palette tool. */
export function AppearanceFields(): ReactNode {
  const mode = useSetting(colorModeStore);
  const {direction} = useThemeSettings();
  const changeTheme = useChangeTheme();
  return (
    <>
      <ChoiceField
        label={translate({id: 'docs.settings.mode', message: 'Mode'})}
        value={mode}
        choices={[
          {
            value: 'light',
            label: translate({id: 'docs.settings.light', message: 'Light'}),
            icon: <LightModeOutlined />,
          },
          {
            value: 'system',
            label: translate({id: 'docs.settings.system', message: 'System'}),
            icon: <SettingsBrightnessOutlined />,
          },
          {
            value: 'dark',
            label: translate({id: 'docs.settings.dark', message: 'Dark'}),
            icon: <DarkModeOutlined />,
          },
        ]}
        onChange={colorModeStore.set}
      />
      <ChoiceField
        label={translate({id: 'docs.settings.direction', message: 'Direction'})}
        value={direction}
        choices={[
          {
            value: 'ltr',
            label: translate({id: 'docs.settings.ltr', message: 'Left to right'}),
            icon: <FormatTextdirectionLToR />,
          },
          {
            value: 'rtl',
            label: translate({id: 'docs.settings.rtl', message: 'Right to left'}),
            icon: <FormatTextdirectionRToL />,
          },
        ]}
        onChange={(next) => changeTheme({direction: next})}
      />
      <ColorField />
    </>
  );
}
