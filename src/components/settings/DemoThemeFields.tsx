import {useId, useMemo, useState, type ReactNode} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {translate} from '@docusaurus/Translate';
import {
  readControls,
  setChartColors,
  setFont,
  setRadius,
  setSpacing,
} from '../../mui/demoTheme/editTheme';
import {PRESETS} from '../../mui/demoTheme/presets';
import type {DemoTheme} from '../../mui/demoTheme/types';
import {readStoredTheme} from '../../mui/demoTheme/validateTheme';
import {demoThemeStore, sharedThemeStore, shownThemeStore} from '../../settings/demoThemeStore';
import {useSetting} from '../../settings/useSetting';
import {ChoiceField} from './ChoiceField';
import {DensityField} from './DensityField';
import {ThemeColorField} from './ThemeColorField';
import {FontField} from './FontField';
import {RangeField} from './RangeField';
import {ThemeActions} from './ThemeActions';

const toJson = (theme: DemoTheme) => (Object.keys(theme).length > 0 ? JSON.stringify(theme) : '');

/** The presets in the format of the store, in which the default theme is empty. */
const PRESET_JSON = {
  material: '',
  meadow: toJson(PRESETS.meadow),
  ink: toJson(PRESETS.ink),
  sunset: toJson(PRESETS.sunset),
};

type PresetName = keyof typeof PRESET_JSON;

const PRESET_NAMES = Object.keys(PRESET_JSON) as PresetName[];

/** Renders the theme settings of demos. Changes apply immediately, and only to demos. */
export function DemoThemeFields(): ReactNode {
  const titleId = useId();
  const json = useSetting(shownThemeStore);
  const theme = useMemo(() => readStoredTheme(json) ?? {}, [json]);
  const controls = readControls(theme);
  const [isPasting, setIsPasting] = useState(false);
  const change = (next: DemoTheme) => {
    demoThemeStore.set(toJson(next));
    // Changing a shared theme makes it the user's own.
    sharedThemeStore.set('');
  };
  const preset = PRESET_NAMES.find((name) => PRESET_JSON[name] === toJson(theme));
  return (
    <Stack component="section" spacing={2.5} aria-labelledby={titleId}>
      <Stack spacing={0.5}>
        <Typography id={titleId} component="h3" variant="h6">
          {translate({id: 'docs.settings.demoTheme', message: 'Demo theme'})}
        </Typography>
        <Typography variant="body2" sx={{color: 'text.secondary'}}>
          {translate({
            id: 'docs.settings.demoThemeHint',
            message: 'Applies to the demos only.',
          })}
        </Typography>
      </Stack>
      <ChoiceField
        label={translate({id: 'docs.settings.preset', message: 'Preset'})}
        action="demoTheme"
        value={preset ?? ('custom' as PresetName)}
        choices={[
          {
            value: 'material',
            label: translate({id: 'docs.settings.presetMaterial', message: 'Material'}),
          },
          {
            value: 'meadow',
            label: translate({id: 'docs.settings.presetMeadow', message: 'Meadow'}),
          },
          {value: 'ink', label: translate({id: 'docs.settings.presetInk', message: 'Ink'})},
          {
            value: 'sunset',
            label: translate({id: 'docs.settings.presetSunset', message: 'Sunset'}),
          },
        ]}
        onChange={(name) => change(readStoredTheme(PRESET_JSON[name]) ?? {})}
      />
      <ThemeColorField name="primary" theme={theme} onChange={change} />
      <ThemeColorField name="secondary" theme={theme} onChange={change} />
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={controls.colorsCharts}
            onChange={(_event, isOn) => change(setChartColors(theme, isOn))}
          />
        }
        label={translate({
          id: 'docs.settings.chartColors',
          message: 'Use these colors in charts',
        })}
      />
      <RangeField
        label={translate({id: 'docs.settings.borderRadius', message: 'Border radius'})}
        value={controls.radius}
        min={0}
        max={24}
        onChange={(radius) => change(setRadius(theme, radius))}
      />
      <RangeField
        label={translate({id: 'docs.settings.spacing', message: 'Spacing'})}
        value={controls.spacing}
        min={4}
        max={12}
        onChange={(spacing) => change(setSpacing(theme, spacing))}
      />
      <FontField font={controls.font} onChange={(font) => change(setFont(theme, font))} />
      <DensityField />
      <ThemeActions
        theme={theme}
        isPasting={isPasting}
        onPaste={() => setIsPasting(!isPasting)}
        onTheme={(next) => {
          change(next);
          setIsPasting(false);
        }}
      />
      <div>
        <Button
          size="small"
          disabled={Object.keys(theme).length === 0}
          onClick={() => change({})}
          data-ga-event-category="settings"
          data-ga-event-action="demoTheme"
          data-ga-event-label="reset"
        >
          {translate({id: 'docs.settings.resetTheme', message: 'Reset theme'})}
        </Button>
      </div>
    </Stack>
  );
}
