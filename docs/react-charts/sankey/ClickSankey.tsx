import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyItemIdentifierWithData,
  type SankeyLinkIdentifierWithData,
  type SankeyNodeIdentifierWithData,
} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../data/flours';

export default function ClickSankey() {
  const [item, setItem] = React.useState<SankeyItemIdentifierWithData>();

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* #region preview */}
      <SankeyChart
        height={300}
        series={{data: {links: flourLinks}}}
        onNodeClick={(event, node: SankeyNodeIdentifierWithData) => setItem(node)}
        onLinkClick={(event, link: SankeyLinkIdentifierWithData) => setItem(link)}
      />
      {/* #endregion */}
      <Typography variant="body2">{item ? describe(item) : 'Click a node or a link'}</Typography>
    </Stack>
  );
}

function describe(item: SankeyItemIdentifierWithData) {
  return item.subType === 'node'
    ? `Node ${item.nodeId}: ${item.node.value} kg`
    : `Link from ${item.sourceId} to ${item.targetId}: ${item.link.value} kg`;
}
