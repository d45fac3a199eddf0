import * as React from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {useTheme} from '@mui/material/styles';
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
    // One line for the weekday, another one for the day
    wordSpacing: '99px',
    whiteSpace: 'normal',
    textAlign: 'center',
  },
  '& .weekend': {bgcolor: 'action.hover'},
  '& .today': {bgcolor: 'action.selected'},
  '& .MuiDataGrid-pinnedRows .MuiDataGrid-cell': {justifyContent: 'center'},
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {px: 0.75},
  '& .bar': {width: 1, px: 0.75, borderRadius: 4, overflow: 'hidden', lineHeight: 1.8},
  '& .bar, & .MuiDataGrid-cell': {textOverflow: 'ellipsis'},
  '& .vacation': color('#1565c0'),
  '& .sick': color('#b71c1c'),
  '& .holiday': color('#6a1b9a'),
  '& .birthday': color('#7a4100'),
};

// #region preview
export default function TimeOffCalendar() {
  const [settings, setSettings] = React.useState<Settings>({
    month: 5,
    locale: 'en',
    on: ['vacation', 'sick', 'holiday', 'birthday'],
  });
  const {month, locale, on} = settings;
  const {text, grid} = locales[locale];
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));

  const days = React.useMemo(() => {
    const prefix = `2025-${String(month + 1).padStart(2, '0')}`;
    const dates = Array.from({length: 31}, (_, day) => addDays(`${prefix}-01`, day));
    return dates.filter((day) => day.startsWith(prefix));
  }, [month]);
  const calendar = React.useMemo(() => createCalendar(on), [on]);
  const width = on.includes('wide') ? 104 : 52;
  const columns = React.useMemo(
    () => createColumns({calendar, days, locale, text, width}),
    [calendar, days, locale, text, width],
  );

  const rows = React.useMemo(() => {
    const isThere = (id: number) => !isAway(calendar.get(keyOf(id, TODAY)));
    return people.filter(({id}) => !on.includes('present') || isThere(id));
  }, [calendar, on]);

  // The row at the top counts the people who are away, day by day.
  const pinnedRows = React.useMemo(() => {
    const count = (day: string) =>
      people.filter(({id}) => isAway(calendar.get(keyOf(id, day)))).length;
    const counts = Object.fromEntries(days.map((day) => [day, count(day)]));
    return {top: [{id: 0, name: text.out, ...counts}]};
  }, [calendar, days, text]);

  const change = (some: Partial<Settings>) => setSettings({...settings, ...some});

  return (
    <SettingsContext value={{settings, change}}>
      <Box lang={locale} sx={{height: 640, width: '100%'}}>
        <DataGridPremium
          aria-label={text.title}
          rows={rows as {id: number}[]}
          columns={columns}
          pinnedRows={pinnedRows}
          rowHeight={36}
          rowSpanning={!on.includes('group')}
          rowGroupingModel={on.includes('group') ? ['team'] : []}
          defaultGroupingExpansionDepth={1}
          groupingColDef={{headerName: text.team, width: 150}}
          columnVisibilityModel={{team: !on.includes('group') && !isNarrow}}
          pinnedColumns={{left: isNarrow ? ['name'] : [GROUP_FIELD, 'name']}}
          localeText={grid.components.MuiDataGrid.defaultProps.localeText}
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
// #endregion
