import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import {columns} from './columns';
import {createDeals} from './deals';

const ProGrid = React.lazy(() => import('./ProGrid'));
const PremiumGrid = React.lazy(() => import('./PremiumGrid'));

// #region preview
// A row: {id: 5001, customer: 'Pioneer Schools', amount: 156000, stage: 'Qualified', …}
const rows = createDeals(1_000);

function CommunityGrid() {
  return (
    <DataGrid
      aria-label="Sales pipeline"
      rows={rows}
      columns={columns}
      checkboxSelection
      showToolbar
      density="compact"
      initialState={{sorting: {sortModel: [{field: 'amount', sort: 'desc'}]}}}
    />
  );
}
// #endregion

export default function SalesPipeline() {
  const [plan, setPlan] = React.useState('Community');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Plan"
        value={plan}
        onChange={(event, next: string | null) => next && setPlan(next)}
        sx={{mb: 1}}
      >
        {['Community', 'Pro', 'Premium'].map((name) => (
          <ToggleButton key={name} value={name} sx={{py: 0.25, textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{height: 420}}>
        <React.Suspense>
          {plan === 'Community' && <CommunityGrid />}
          {plan === 'Pro' && <ProGrid rows={rows} />}
          {plan === 'Premium' && <PremiumGrid rows={rows} />}
        </React.Suspense>
      </Box>
    </Box>
  );
}
