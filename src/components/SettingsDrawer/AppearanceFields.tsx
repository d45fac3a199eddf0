import {useId, type ReactNode} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import FormatTextdirectionLToR from '@mui/icons-material/FormatTextdirectionLToR';
import FormatTextdirectionRToL from '@mui/icons-material/FormatTextdirectionRToL';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import {translate} from '@docusaurus/Translate';
import {colorModeStore} from '../../settings/stores';
import {
  useChangeTheme,
  useThemeSettings,
  useThemeSettingsDispatch,
} from '../../settings/useThemeSettings';
import {useSetting} from '../../settings/useSetting';
import {ChoiceField} from './ChoiceField';
import {ColorField} from './ColorField';
import {Field} from './Field';

/** How the page looks: colour mode, direction, density. */
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
      <DensityField />
      <ColorField />
    </>
  );
}

function DensityField() {
  const id = useId();
  const {dense} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const event = {'data-ga-event-category': 'settings', 'data-ga-event-action': 'density'};
  return (
    <Field
      id={id}
      label={translate({id: 'docs.settings.density', message: 'Density'})}
      action={
        <Button
          size="small"
          disabled={!dense}
          onClick={() => dispatch({type: 'RESET_DENSITY'})}
          {...event}
          data-ga-event-label="reset"
        >
          {translate({id: 'docs.settings.resetDensity', message: 'Reset density'})}
        </Button>
      }
    >
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={dense}
            onChange={(_event, payload) => dispatch({type: 'SET_DENSE', payload})}
            slotProps={{
              input: {...event, 'data-ga-event-label': dense ? 'normal' : 'dense'} as object,
            }}
          />
        }
        label={translate({
          id: 'docs.settings.dense',
          message: 'Apply higher density via props',
        })}
      />
    </Field>
  );
}
