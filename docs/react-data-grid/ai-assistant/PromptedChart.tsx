import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt, type AssistantResponse} from '../data/assistant';
import {createOrders, type Order} from '../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 140},
  {field: 'port', headerName: 'Port', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

// #region preview
type Chart = AssistantResponse['chart']; // {category: 'port', value: 'quantity'}

function toTotals({category, value}: NonNullable<Chart>) {
  const totals = new Map<string, number>();
  for (const row of rows) {
    const name = String(row[category as keyof Order]);
    totals.set(name, (totals.get(name) ?? 0) + Number(row[value as keyof Order]));
  }
  return [...totals].map(([name, total]) => ({name, total}));
}

export default function PromptedChart() {
  const [chart, setChart] = React.useState<Chart>();

  const onPrompt: DataGridPremiumProps['onPrompt'] = async (...params) => {
    const response = await answerPrompt(...params);
    setChart(response.chart);
    return response; // The grid ignores what it doesn't know.
  };

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 700}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        showToolbar
        aiAssistant
        slots={{aiAssistantPanel: GridAiAssistantPanel}}
        onPrompt={onPrompt}
        aiAssistantSuggestions={[
          {value: 'Chart the quantity by port'},
          {value: 'Chart the quantity by product'},
        ]}
      />
      {chart && (
        <BarChart
          title={`Sum of ${chart.value} by ${chart.category}`}
          height={240}
          dataset={toTotals(chart)}
          xAxis={[{dataKey: 'name'}]}
          yAxis={[{label: `${chart.value} (pieces)`, width: 60}]}
          series={[{dataKey: 'total'}]}
        />
      )}
    </div>
  );
}
// #endregion
