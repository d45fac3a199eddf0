import {useId, useState, type ReactNode} from 'react';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import Translate, {translate} from '@docusaurus/Translate';
import {FONTS} from '../../mui/demoTheme/presets';
import {isFont} from '../../mui/demoTheme/validateTheme';
import {ChoiceField} from './ChoiceField';
import {INPUT_STYLE} from './inputStyle';

type Choice = 'default' | 'system' | 'site' | 'named';

/**
 * Returns whether a font is installed: if it isn't, text has different widths with two different
 * fallbacks.
 */
function isInstalled(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) {
    return true;
  }
  const measure = (font: string) => {
    context.font = `40px ${font}`;
    return context.measureText('The quick brown fox 0189').width;
  };
  return ['monospace', 'serif', 'sans-serif'].some(
    (fallback) => measure(`${family}, ${fallback}`) !== measure(fallback),
  );
}

interface FontFieldProps {
  font: string | undefined;
  onChange: (font: string | undefined) => void;
}

/**
 * Renders the font setting of demos: the default Material UI font, the system's, the site's, or an
 * installed font.
 */
export function FontField({font, onChange}: FontFieldProps): ReactNode {
  const noteId = useId();
  const [isEditingName, setIsEditingName] = useState(false);
  const [typed, setTyped] = useState<string>();
  const builtInFont = font === FONTS.system ? 'system' : font === FONTS.site ? 'site' : undefined;
  const choice: Choice = isEditingName ? 'named' : (builtInFont ?? (font ? 'named' : 'default'));
  const name = typed ?? (builtInFont ? '' : (font ?? ''));
  const isInvalid = name !== '' && !isFont(name);
  const isMissing = name !== '' && !isInvalid && !isInstalled(name);
  const label = translate({id: 'docs.settings.fontName', message: 'Name of the font'});
  return (
    <>
      <ChoiceField<Choice>
        label={translate({id: 'docs.settings.font', message: 'Font'})}
        action="demoFont"
        value={choice}
        choices={[
          {
            value: 'default',
            label: translate({id: 'docs.settings.fontDefault', message: 'Roboto'}),
          },
          {value: 'system', label: translate({id: 'docs.settings.fontSystem', message: 'System'})},
          {value: 'site', label: translate({id: 'docs.settings.fontSite', message: 'Plex'})},
          {value: 'named', label: translate({id: 'docs.settings.fontNamed', message: 'Other'})},
        ]}
        onChange={(next) => {
          setTyped(undefined);
          setIsEditingName(next === 'named');
          if (next !== 'named') {
            onChange(next === 'default' ? undefined : FONTS[next]);
          }
        }}
      />
      {choice === 'named' && (
        <div>
          <InputBase
            fullWidth
            sx={INPUT_STYLE}
            value={name}
            placeholder="Inter, sans-serif"
            inputProps={{'aria-label': label, 'aria-describedby': noteId, spellCheck: false}}
            onChange={({target: {value}}) => {
              setTyped(value);
              if (value.trim() === '' || isFont(value)) {
                onChange(value.trim() || undefined);
              }
            }}
          />
          <Typography id={noteId} variant="caption">
            {isInvalid && (
              <Translate id="docs.settings.fontWrong">Enter a valid font name.</Translate>
            )}
            {isMissing && (
              <Translate id="docs.settings.fontMissing">
                This font is not installed on your device, so demos use a fallback.
              </Translate>
            )}
          </Typography>
        </div>
      )}
    </>
  );
}
