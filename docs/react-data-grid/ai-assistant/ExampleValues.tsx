import * as React from 'react';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../data/assistant';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(1_000);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 140, examples: ['Ada Aas']},
  {
    field: 'country',
    headerName: 'Country',
    width: 110,
    examples: ['Austria', 'France', 'Italy', 'Norway', 'Portugal'],
  },
  {
    field: 'service',
    headerName: 'Service',
    type: 'singleSelect',
    valueOptions: ['Standard', 'Express', 'Overnight'],
    examples: ['Standard', 'Express', 'Overnight'],
  },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    description: 'Kilograms (kg)',
    type: 'number',
    width: 120,
    examples: [0.5, 12.3, 30],
  },
  {
    field: 'postage',
    headerName: 'Postage (USD)',
    type: 'number',
    width: 140,
    examples: [8.5, 26.44],
  },
  {field: 'insured', headerName: 'Insured', type: 'boolean', examples: [true]},
];

export default function ExampleValues() {
  const apiRef = useGridApiRef();

  const onPrompt: DataGridPremiumProps['onPrompt'] = (...params) => {
    // An answer can turn pivoting on, but the grid never turns it off.
    apiRef.current?.setPivotActive(false);
    return answerPrompt(...params);
  };

  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        showToolbar
        aiAssistant
        slots={{aiAssistantPanel: GridAiAssistantPanel}}
        onPrompt={onPrompt}
        aiAssistantSuggestions={[
          {value: 'Express parcels over 20 kg'},
          {value: 'Sort by weight, heaviest first'},
          {value: 'Average weight by service'},
          {value: 'Pivot postage by country and service'},
        ]}
      />
    </div>
  );
}
// #endregion
