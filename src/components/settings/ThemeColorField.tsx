import {useId, useState, type ReactNode} from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {translate} from '@docusaurus/Translate';
import {getBackgroundContrast, READABLE, readColor} from '../../mui/demoTheme/colors';
import {DEFAULT_COLORS, setColor, type MainColor} from '../../mui/demoTheme/editTheme';
import type {DemoTheme} from '../../mui/demoTheme/types';
import {Field} from './Field';
import {INPUT_STYLE} from './inputStyle';

/** Returns a sentence about the contrast of a color in both schemes. */
function describeContrast(light: string, dark: string): string {
  const ratio = getBackgroundContrast(light, 'light');
  const values = {light: ratio.toFixed(1), dark: getBackgroundContrast(dark, 'dark').toFixed(1)};
  return ratio >= READABLE
    ? translate(
        {
          id: 'docs.settings.contrastGood',
          message: 'Readable as text: contrast {light}:1 on white, {dark}:1 in dark mode.',
        },
        values,
      )
    : translate(
        {
          id: 'docs.settings.contrastLow',
          message:
            'Low contrast for text: {light}:1 on white (minimum 4.5:1), {dark}:1 in dark mode.',
        },
        values,
      );
}

interface ThemeColorFieldProps {
  name: MainColor;
  theme: DemoTheme;
  onChange: (theme: DemoTheme) => void;
}

/**
 * Renders the field of one of the two main colors. It accepts any CSS color and shows its contrast.
 */
export function ThemeColorField({name, theme, onChange}: ThemeColorFieldProps): ReactNode {
  const id = useId();
  const noteId = useId();
  const [typed, setTyped] = useState<string>();
  const main = (scheme: 'light' | 'dark') => theme.colorSchemes?.[scheme]?.palette[name]?.main;
  const color = main('light');
  const isInvalid = typed !== undefined && typed.trim() !== '' && !readColor(typed);
  const label =
    name === 'primary'
      ? translate({id: 'docs.settings.primary', message: 'Primary color'})
      : translate({id: 'docs.settings.secondary', message: 'Secondary color'});
  const note = isInvalid
    ? translate({id: 'docs.settings.colorWrong', message: 'Enter a valid CSS color.'})
    : color && describeContrast(color, main('dark') ?? color);
  return (
    <Field id={id} label={label}>
      <Stack direction="row" spacing={1}>
        <Box
          component="input"
          type="color"
          aria-label={translate(
            {id: 'docs.settings.pickColor', message: 'Choose {name}'},
            {name: label},
          )}
          value={(color ?? DEFAULT_COLORS[name]).slice(0, 7)}
          onChange={(event) => {
            setTyped(undefined);
            onChange(setColor(theme, name, event.target.value));
          }}
          sx={{inlineSize: 44, blockSize: 36, padding: '2px', flexShrink: 0}}
        />
        <InputBase
          sx={INPUT_STYLE}
          value={typed ?? color ?? ''}
          placeholder={DEFAULT_COLORS[name]}
          inputProps={{
            'aria-label': label,
            'aria-describedby': noteId,
            'aria-invalid': isInvalid || undefined,
            spellCheck: false,
            dir: 'ltr',
          }}
          onChange={({target: {value}}) => {
            setTyped(value);
            const parsedColor = readColor(value);
            if (parsedColor || value.trim() === '') {
              onChange(setColor(theme, name, parsedColor));
            }
          }}
          onBlur={() => setTyped(undefined)}
        />
      </Stack>
      <Typography id={noteId} variant="caption" role={isInvalid ? 'alert' : undefined}>
        {note}
      </Typography>
    </Field>
  );
}
