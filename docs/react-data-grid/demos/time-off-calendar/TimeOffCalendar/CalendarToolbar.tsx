import * as React from 'react';
import {flushSync} from 'react-dom';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import {TODAY} from './absences';
import {locales, type Locale} from './locales';

const OPTIONS = ['vacation', 'sick', 'holiday', 'birthday', 'wide', 'group', 'present'];

export interface Settings {
  /** From 0 to 11. */
  month: number;
  locale: Locale;
  /** The selected options: kinds of absences, and others. */
  selected: readonly string[];
}

export const SettingsContext = React.createContext<{
  settings: Settings;
  change: (change: Partial<Settings>) => void;
} | null>(null);

export function CalendarToolbar() {
  const {settings, change} = React.useContext(SettingsContext)!;
  const {month, locale, selected} = settings;
  const apiRef = useGridApiContext();
  const {text} = locales[locale];
  const format = new Intl.DateTimeFormat(locale, {month: 'long', year: 'numeric'});

  const toggle = (option: string) =>
    change({
      selected: selected.includes(option)
        ? selected.filter((name) => name !== option)
        : [...selected, option],
    });
  const showToday = () => {
    // Adds the columns of the month first, because the grid can't scroll to missing columns.
    flushSync(() => change({month: 5}));
    apiRef.current.scrollToIndexes({colIndex: apiRef.current.getColumnIndex(TODAY)});
  };
  const createMonthProps = (label: string, to: number) => ({
    'aria-label': label,
    disabled: to < 0 || to > 11,
    onClick: () => change({month: to}),
  });

  return (
    <Toolbar style={{flex: 'none', flexWrap: 'wrap', justifyContent: 'start', gap: 8}}>
      <ToolbarButton {...createMonthProps(text.previous, month - 1)}>
        <ChevronLeftIcon fontSize="small" />
      </ToolbarButton>
      <strong role="status">{format.format(new Date(2025, month))}</strong>
      <ToolbarButton {...createMonthProps(text.next, month + 1)}>
        <ChevronRightIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton render={<Button size="small" />} onClick={showToday}>
        {text.today}
      </ToolbarButton>
      <QuickFilter expanded style={{flex: 1, minWidth: 120}}>
        <QuickFilterControl
          size="small"
          placeholder={text.search}
          slotProps={{htmlInput: {role: 'searchbox', 'aria-label': text.search}}}
        />
      </QuickFilter>
      {Object.entries(locales).map(([key, {name}]) => (
        <ToolbarButton
          key={key}
          render={<Button size="small" lang={key} />}
          aria-pressed={key === locale}
          onClick={() => change({locale: key as Locale})}
        >
          {name}
        </ToolbarButton>
      ))}
      {OPTIONS.map((option) => (
        <Chip
          key={option}
          size="small"
          label={String(text[option as keyof typeof text])}
          className={selected.includes(option) ? option : ''}
          variant={selected.includes(option) ? 'filled' : 'outlined'}
          aria-pressed={selected.includes(option)}
          onClick={() => toggle(option)}
        />
      ))}
    </Toolbar>
  );
}
