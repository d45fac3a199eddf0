import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP_FIELD,
} from '@mui/x-data-grid-premium';
import {addDays, createCalendar, isAway, keyOf, people, TODAY} from './absences';
import {CalendarToolbar, SettingsContext, type Settings} from './CalendarToolbar';
import {createColumns} from './columns';
import {locales} from './locales';

const slots = {toolbar: CalendarToolbar};

const color = (bgcolor: string) => ({bgcolor: `${bgcolor} !important`, color: '#fff'});

const styles = {
  '& [lang][aria-pressed="true"]': {textDecoration: 'underline'},
  '& [data-field^="2025"] .MuiDataGrid-columnHeaderTitle': {
    // Breaks the line between the weekday and the day.
    wordSpacing: '99px',
    whiteSpace: 'normal',
    textAlign: 'center',
  },
  '& .weekend': {bgcolor: 'action.hover'},
  '& .today': {bgcolor: 'action.selected'},
  '& .MuiDataGrid-pinnedRows .MuiDataGrid-cell': {justifyContent: 'center'},
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {px: 0.5},
  '& .bar': {width: 1, px: 0.75, borderRadius: 4, overflow: 'hidden', lineHeight: 1.8},
  '& .bar, & .MuiDataGrid-cell': {textOverflow: 'ellipsis'},
  '& .vacation': color('#1565c0'),
  '& .sick': color('#b71c1c'),
  '& .holiday': color('#6a1b9a'),
  '& .birthday': color('#7a4100'),
};

const NARROW = 600;

/** Returns the width of a day: a week fits on a phone, the whole month on a wide screen. */
function getDayWidth(width: number, days: number) {
  if (width < NARROW) {
    return Math.max(36, Math.floor((width - 110) / 7));
  }
  const isMonthVisible = width >= 250 + 32 * days;
  return Math.max(32, Math.floor((width - 250) / (isMonthVisible ? days : 14)));
}

export default function TimeOffCalendar() {
  const [settings, setSettings] = React.useState<Settings>({
    month: 5,
    locale: 'en',
    selected: ['vacation', 'sick', 'holiday', 'birthday'],
  });
  const {month, locale, selected} = settings;
  const {text, grid} = locales[locale];
  const isGrouped = selected.includes('group');

  // The grid reports its width after it has rendered.
  const [width, setWidth] = React.useState(900);
  const isNarrow = width < NARROW;

  // #region preview
  // Days are dates such as '2025-06-18'. They're also the fields of the columns.
  const days = React.useMemo(() => {
    const prefix = `2025-${String(month + 1).padStart(2, '0')}`;
    const dates = Array.from({length: 31}, (_, day) => addDays(`${prefix}-01`, day));
    return dates.filter((day) => day.startsWith(prefix));
  }, [month]);

  // Maps '1 2025-06-02' to {kind: 'vacation', days: 12}.
  const calendar = React.useMemo(() => createCalendar(selected), [selected]);

  // The pinned row counts the people who are away: {id: 0, '2025-06-18': 4, …}
  const pinnedRows = React.useMemo(() => {
    const count = (day: string) =>
      people.filter(({id}) => isAway(calendar.get(keyOf(id, day)))).length;
    const counts = Object.fromEntries(days.map((day) => [day, count(day)]));
    return {top: [{id: 0, name: text.out, ...counts}]};
  }, [calendar, days, text]);
  // #endregion

  const dayWidth =
    getDayWidth(width, days.length) * (selected.includes('wide') ? 2 : 1);
  const columns = React.useMemo(
    () =>
      createColumns({
        calendar,
        days,
        locale,
        text,
        dayWidth,
        nameWidth: isNarrow ? 108 : 130,
      }),
    [calendar, days, locale, text, dayWidth, isNarrow],
  );

  const rows = React.useMemo(() => {
    const isPresent = (id: number) => !isAway(calendar.get(keyOf(id, TODAY)));
    return people.filter(({id}) => !selected.includes('present') || isPresent(id));
  }, [calendar, selected]);

  const context = React.useMemo(
    () => ({
      settings,
      change: (some: Partial<Settings>) => setSettings((prev) => ({...prev, ...some})),
    }),
    [settings],
  );

  return (
    <SettingsContext value={context}>
      <Box lang={locale} sx={{height: 640, width: '100%'}}>
        <DataGridPremium
          aria-label={text.title}
          rows={rows as {id: number}[]}
          columns={columns}
          pinnedRows={pinnedRows}
          rowHeight={36}
          rowSpanning={!isGrouped}
          // Only the toolbar changes these models, because the columns have no menu.
          rowGroupingModel={isGrouped ? ['team'] : []}
          columnVisibilityModel={{team: !isGrouped && !isNarrow}}
          pinnedColumns={{left: isNarrow ? ['name'] : [GROUP_FIELD, 'name']}}
          defaultGroupingExpansionDepth={1}
          groupingColDef={{headerName: text.team, width: isNarrow ? 110 : 150}}
          localeText={grid.components.MuiDataGrid.defaultProps.localeText}
          onResize={(size) => setWidth(size.width)}
          slots={slots}
          showToolbar
          showCellVerticalBorder
          disableColumnMenu
          disableColumnReorder
          disableRowSelectionOnClick
          hideFooter
          sx={styles}
        />
      </Box>
    </SettingsContext>
  );
}
