import {useId, useState, type ReactNode} from 'react';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {serializeTheme} from '../../mui/demoTheme/serializeTheme';
import {createThemeLink} from '../../mui/demoTheme/themeLink';
import type {DemoTheme} from '../../mui/demoTheme/types';
import {withDensity} from '../../mui/demoTheme/withDensity';
import type {LocatedProblem} from '../../mui/demoTheme/parseTheme';
import {codeVariantStore} from '../../settings/codeStores';
import {densityStore} from '../../settings/stores';
import {useSetting} from '../../settings/useSetting';
import {copyText} from '../common/Copy/copyText';
import {formatThemeProblem} from './formatThemeProblem';
import {INPUT_STYLE} from './inputStyle';

const loadParser = () =>
  import(/* webpackChunkName: "theme-parser" */ '../../mui/demoTheme/parseTheme');

interface ThemeActionsProps {
  theme: DemoTheme;
  isPasting: boolean;
  onPaste: () => void;
  onTheme: (theme: DemoTheme) => void;
}

/** Renders the actions for the whole theme: paste one, copy it as code, or copy a link to it. */
export function ThemeActions({theme, isPasting, onPaste, onTheme}: ThemeActionsProps): ReactNode {
  const [message, setMessage] = useState('');
  const variant = useSetting(codeVariantStore);
  const isDense = useSetting(densityStore);
  const guide = useBaseUrl('/x/common-concepts/demo-theme/');
  const isEmpty = Object.keys(theme).length === 0;

  const copy = async (text: string | undefined, successMessage: string) => {
    if (text === undefined) {
      setMessage(
        translate({
          id: 'docs.settings.linkTooLong',
          message: 'This theme is too large to share as a link.',
        }),
      );
      return;
    }
    try {
      await copyText(text);
      setMessage(successMessage);
    } catch {
      setMessage(
        translate({
          id: 'docs.demo.copyFailed',
          message: 'Your browser blocked access to the clipboard.',
        }),
      );
    }
  };
  // Pages without demos can't show a theme.
  const getPageUrl = () =>
    document.querySelector('[data-demo]')
      ? window.location.href
      : new URL(guide, window.location.href).href;
  const actions = {
    paste: {
      text: translate({id: 'docs.settings.pasteTheme', message: 'Paste your theme'}),
      'aria-expanded': isPasting,
      onClick: onPaste,
    },
    copy: {
      text: translate({id: 'docs.settings.copyTheme', message: 'Copy theme'}),
      disabled: isEmpty && !isDense,
      onClick: () =>
        void copy(
          serializeTheme(theme, {isTypeScript: variant === 'TS', isDense}),
          translate({id: 'docs.settings.themeCopied', message: 'Theme copied'}),
        ),
    },
    link: {
      text: translate({id: 'docs.settings.copyThemeLink', message: 'Copy link'}),
      disabled: isEmpty && !isDense,
      onClick: () =>
        void copy(
          createThemeLink(getPageUrl(), isDense ? withDensity(theme) : theme),
          translate({id: 'docs.settings.linkCopied', message: 'Link copied'}),
        ),
    },
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1}}>
        {Object.entries(actions).map(([name, {text, ...props}]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            data-ga-event-category="settings"
            data-ga-event-action="demoTheme"
            data-ga-event-label={name}
            {...props}
          >
            {text}
          </Button>
        ))}
      </Stack>
      <Typography variant="caption" role="status">
        {message}
      </Typography>
      {isPasting && <PasteField onTheme={onTheme} />}
    </Stack>
  );
}

function PasteField({onTheme}: {onTheme: (theme: DemoTheme) => void}) {
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly LocatedProblem[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const apply = async () => {
    try {
      const {parseTheme} = await loadParser();
      const result = parseTheme(text);
      setHasFailed(false);
      setProblems(result.problems);
      if (result.theme) {
        onTheme(result.theme);
      }
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Stack spacing={1}>
      <Typography component="label" htmlFor={id} variant="body2">
        {translate({
          id: 'docs.settings.pasteLabel',
          message: 'Options of createTheme (TypeScript or JSON)',
        })}
      </Typography>
      <InputBase
        multiline
        minRows={6}
        maxRows={14}
        sx={INPUT_STYLE}
        value={text}
        inputProps={{
          id,
          spellCheck: false,
          dir: 'ltr',
          style: {fontFamily: 'var(--ifm-font-family-monospace)'},
        }}
        onChange={({target: {value}}) => setText(value)}
      />
      <div role="alert">
        {hasFailed && (
          <Typography variant="caption">
            {translate({
              id: 'docs.settings.parserFailed',
              message: "Couldn't load the parser. Try again.",
            })}
          </Typography>
        )}
        {problems.slice(0, 5).map((problem, index) => (
          <Typography key={index} variant="caption" component="p">
            {formatThemeProblem(problem)}
          </Typography>
        ))}
      </div>
      <Button
        size="small"
        variant="contained"
        disabled={text.trim() === ''}
        onClick={() => void apply()}
      >
        {translate({id: 'docs.settings.applyTheme', message: 'Apply theme'})}
      </Button>
    </Stack>
  );
}
