import '@kinemorph/ui/themes/brand';
import { Button, ButtonLink, Price } from '@kinemorph/ui';
import { vars } from '@kinemorph/ui/theme/vars';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1 id="ground" ref={(title) => title?.style.setProperty('background-color', vars.here.raised)}>
        Solid One
      </h1>
      <Price current="$1,299.00" was="$1,499.00" />
      <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>
      <div ref={(part) => part?.setAttribute('data-theme', 'harbour')}>
        <Button>In a theme of our own</Button>
      </div>
      <ButtonLink href="https://store.example" external>
        Buy
      </ButtonLink>
    </main>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
