import * as React from 'react';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import {departureColumns} from '../../../../data/departureColumns';
import {departures} from '../../../../data/departures';

// #region preview
function Button(props: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="cursor-pointer rounded-full border border-current px-3 py-1 hover:text-blue-600 aria-expanded:text-blue-600 dark:hover:text-blue-300 dark:aria-expanded:text-blue-300"
    />
  );
}

function Input(props: React.ComponentProps<'input'>) {
  return (
    <input
      {...props}
      className="min-w-0 flex-1 rounded-full border border-current bg-transparent px-3 py-1"
    />
  );
}

function PillToolbar() {
  return (
    <Toolbar className="!gap-2">
      <QuickFilter expanded className="flex min-w-0 flex-1">
        <QuickFilterControl
          render={({slotProps, onChange, onKeyDown, ref, value}) => (
            <Input
              {...slotProps?.htmlInput}
              ref={ref as React.Ref<HTMLInputElement>}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              aria-label="Search departures"
              placeholder="Search…"
            />
          )}
        />
      </QuickFilter>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const slots = {toolbar: PillToolbar};

export default function StyledToolbar() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
