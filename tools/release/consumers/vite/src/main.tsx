import '@kinemorph/ui/themes/brand';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Samples } from './samples';

const place = document.getElementById('app');
if (place)
  hydrateRoot(
    place,
    <StrictMode>
      <Samples />
    </StrictMode>,
    { onRecoverableError: (error) => console.error(error) },
  );
