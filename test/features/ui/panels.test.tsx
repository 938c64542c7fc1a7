import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ActionBar } from '#features/ui/ActionBar.tsx';
import { BarDraft } from '#features/ui/barDraft.ts';
import { Alert, type AlertMessage } from '#features/ui/Alert.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Dialog, preloadDialog } from '#features/ui/Dialog.tsx';
import { ErrorSummary } from '#features/ui/ErrorSummary.tsx';
import { Footer } from '#features/ui/Footer.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import { PersonBlock } from '#features/ui/Disclosure.tsx';
import { ProgressNav, type ProgressItem } from '#features/ui/ProgressNav.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { SplitBar } from '#features/ui/SplitBar.tsx';
import type { Registrar } from '#domain/offer.ts';

describe('Alert', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const showFor = (message: AlertMessage) => {
    const onDone = jest.fn();
    const { rerender } = render(<Alert message={null} onDone={onDone} />);
    const region = screen.getByRole('status');
    rerender(<Alert message={message} onDone={onDone} />);
    expect(region).toHaveTextContent(message.text);
    return { onDone, pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
  };

  it.each([
    ['2000 ms when no time-out is given', undefined, 2000],
    ['5000 ms when that is given', 5000, 5000],
  ])('[1-SHELL-38] stands for %s, then fades', (_name, timeoutMs, standing) => {
    const { onDone, pass } = showFor({ kind: 'success', text: 'Your draft was saved', timeoutMs });
    const box = screen.getByText('Your draft was saved').parentElement;
    pass(standing - 1);
    expect(box).not.toHaveClass('fading');
    pass(1);
    expect(box).toHaveClass('fading');
    expect(onDone).not.toHaveBeenCalled();
    pass(1000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('keeps an error until it is closed', () => {
    const { onDone, pass } = showFor({ kind: 'error', text: 'The code is not valid' });
    pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

describe('Footer', () => {
  const registrar: Registrar = {
    name: 'Bellbird Share Registry',
    address_lines: ['Level 9', '40 Example Street'],
    suburb: 'Melbourne',
    state: 'VIC',
    postcode: '3000',
    country: 'Australia',
    phone: '+61 3 5550 0140',
    fax: '+61 3 5550 0141',
    email: 'offers@bellbird.example',
    web_address: 'https://bellbird.example/',
  };

  it('[1-SHELL-40] shows the registrar', () => {
    render(<Footer registrar={registrar} />);
    const footer = screen.getByRole('contentinfo');
    for (const part of ['Level 9', '40 Example Street', 'Melbourne VIC 3000, Australia'])
      expect(footer).toHaveTextContent(part);
    expect(screen.getByRole('link', { name: '+61 3 5550 0140' })).toHaveAttribute('href', 'tel:+61355500140');
    expect(screen.getByRole('link', { name: 'offers@bellbird.example' })).toHaveAttribute(
      'href',
      'mailto:offers@bellbird.example',
    );
    expect(screen.getByRole('link', { name: 'bellbird.example' })).toHaveAttribute('href', 'https://bellbird.example/');
  });

  it('[1-SHELL-41] shows the fax only when there is one', () => {
    const { rerender } = render(<Footer registrar={registrar} />);
    expect(screen.getByText(/Fax/)).toHaveTextContent('+61 3 5550 0141');
    rerender(<Footer registrar={{ ...registrar, fax: null }} />);
    expect(screen.queryByText(/Fax/)).not.toBeInTheDocument();
  });

  it('[1-SHELL-42] shows a contact person only when one is given', () => {
    const { rerender } = render(<Footer registrar={registrar} />);
    expect(screen.queryByText('Questions about this offer')).not.toBeInTheDocument();
    rerender(
      <Footer registrar={registrar} contactPerson={{ name: 'Imogen Strand', email: 'imogen@bellbird.example' }} />,
    );
    expect(screen.getByText(/Imogen Strand/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'imogen@bellbird.example' })).toBeInTheDocument();
  });

  it('never makes a script of a web address', () => {
    render(<Footer registrar={{ ...registrar, web_address: 'javascript:alert(1)' }} />);
    expect(screen.getByRole('link', { name: 'javascript:alert(1)' })).toHaveAttribute(
      'href',
      'https://javascript:alert(1)',
    );
  });
});

describe('ErrorSummary', () => {
  const items = [
    { fieldId: 'first', text: 'Please enter a first name' },
    { fieldId: 'last', text: 'Please enter a last name' },
  ];

  it('counts, takes focus each time it is asked for, and leads to the fields', async () => {
    const onSelect = jest.fn();
    const { rerender } = render(<ErrorSummary items={items} focusKey={1} onSelect={onSelect} />);
    const summary = screen.getByRole('region', { name: 'There are 2 answers to correct' });
    expect(summary).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Please enter a last name' }));
    expect(onSelect).toHaveBeenCalledWith('last');
    rerender(<ErrorSummary items={items.slice(0, 1)} focusKey={1} onSelect={onSelect} />);
    expect(screen.getByText('There is 1 answer to correct')).toBeInTheDocument();
    expect(summary).not.toHaveFocus();
    rerender(<ErrorSummary items={items.slice(0, 1)} focusKey={2} onSelect={onSelect} />);
    expect(summary).toHaveFocus();
  });
});

describe('Button', () => {
  it.each([
    ['busy', { isBusy: true }],
    ['blocked', { isBlocked: true }],
  ])('does nothing while %s, yet keeps its place in the tab order', async (_name, state) => {
    const onClick = jest.fn();
    render(
      <Button {...state} onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button')).toBeEnabled();
  });
});

describe('ActionBar', () => {
  it('[1-SHELL-33] has Back, Next and, optionally, Save as Draft', () => {
    const { rerender } = render(<ActionBar onBack={jest.fn()} onNext={jest.fn()} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Back', 'Next']);
    rerender(
      <BarDraft value={{ save: jest.fn(), isBusy: false, status: null }}>
        <ActionBar onBack={jest.fn()} onNext={jest.fn()} />
      </BarDraft>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Back',
      'Save as Draft',
      'Next',
    ]);
  });

  it('[1-SHELL-34] marks every button as disabled while errors are shown; a press is still answered', async () => {
    const handlers = { onBack: jest.fn(), onSaveDraft: jest.fn(() => false) };
    const save = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <BarDraft value={{ save, isBusy: false, status: null }}>
          <ActionBar {...handlers} isBlocked />
        </BarDraft>
      </form>,
    );
    for (const button of screen.getAllByRole('button')) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    expect(handlers.onBack).toHaveBeenCalledTimes(1);
    expect(handlers.onSaveDraft).toHaveBeenCalledTimes(1);
    expect(save).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('submits once while it is busy', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <ActionBar isBusy />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('ProgressNav', () => {
  const steps: ProgressItem[] = [
    {
      name: 'contact_details',
      title: 'Contact details',
      number: 2,
      state: 'done',
      canOpen: true,
      summary: 'margot@example.com',
    },
    { name: 'purchase_amount', title: 'Investment amount', number: 3, state: 'current' },
    { name: 'tax_details', title: 'Tax details', number: 4, state: 'future', canOpen: true },
  ];

  it('[1-SHELL-30, 1-SHELL-31] lists the steps and re-opens a completed one by its pencil', async () => {
    const onOpen = jest.fn();
    render(<ProgressNav steps={steps} onOpen={onOpen} />);
    const nav = screen.getByRole('navigation', { name: 'Application progress' });
    expect(within(nav).getByText('margot@example.com')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change contact details' }));
    expect(onOpen).toHaveBeenCalledWith('contact_details');
  });

  it('[1-SHELL-32, 1-SHELL-47] offers no way to future steps, and says of those alone that may not be opened that they are not available', () => {
    const last: ProgressItem = { name: 'bank_details', title: 'Bank account details', number: 5, state: 'future' };
    render(<ProgressNav steps={[...steps, last]} onOpen={jest.fn()} />);
    const [mayBeOpened, mayNot] = screen.getAllByRole('listitem').slice(2) as [HTMLElement, HTMLElement];
    for (const future of [mayBeOpened, mayNot]) {
      expect(future).toHaveClass('future');
      expect(within(future).queryByRole('button')).not.toBeInTheDocument();
    }
    expect(mayBeOpened).not.toHaveTextContent('not yet available');
    expect(mayNot).toHaveTextContent('not yet available');
  });

  it('marks the current step', () => {
    render(<ProgressNav steps={steps} onOpen={jest.fn()} />);
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
  });
});

describe('HiddenValue', () => {
  it('[3-TAXSUM-08, 3-TAXSUM-09] hides the TFN until clicked', async () => {
    render(<HiddenValue name="TFN" value="123456782" />);
    expect(screen.getByText(/••• ••• 782/)).toBeInTheDocument();
    expect(screen.queryByText(/123 456 782/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show TFN' }));
    expect(screen.getByText(/123 456 782/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hide TFN' }));
    expect(screen.queryByText(/123 456 782/)).not.toBeInTheDocument();
  });

  it('[3-TAXSUM-08, 3-TFN-11] shows nothing of a short number, and counts no blanks', () => {
    render(
      <>
        <HiddenValue name="TIN" value="12345" />
        <HiddenValue name="ID number" value="081 522 014" />
      </>,
    );

    expect(screen.getByText(/^•• •••/)).not.toHaveTextContent(/\d/);
    expect(screen.getByText(/^••• ••• 014/)).toBeInTheDocument();
  });

  it.each<{ when: string; leave: () => void }>([
    { when: 'after 30 s', leave: () => jest.advanceTimersByTime(30_000) },
    { when: 'when focus goes on', leave: () => screen.getByRole('button').blur() },
    { when: 'behind another page', leave: () => hideDocument() },
    { when: 'when the page is left', leave: () => window.dispatchEvent(new Event('pagehide')) },
    { when: 'before it is printed', leave: () => window.dispatchEvent(new Event('beforeprint')) },
  ])('[3-TAXSUM-08] hides the TFN again $when', ({ leave }) => {
    jest.useFakeTimers();
    render(<HiddenValue name="TFN" value="123456782" />);
    const button = screen.getByRole('button');
    act(() => button.focus());
    act(() => button.click());
    act(() => jest.advanceTimersByTime(29_000));
    expect(screen.getByText(/123 456 782/)).toBeInTheDocument();

    act(leave);

    expect(screen.queryByText(/123 456 782/)).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  function hideDocument() {
    jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
    document.dispatchEvent(new Event('visibilitychange'));
  }
});

describe('Dialog', () => {
  it.each(['a pointer', 'a screen reader'])(
    'takes focus, is named by its title and closes by Escape (%s)',
    async (by) => {
      const onClose = jest.fn();
      await preloadDialog();
      fireEvent.click(document.body, { detail: by === 'a pointer' ? 1 : 0 });
      render(
        <Dialog isOpen title="Delete this person?" onClose={onClose}>
          <p>You can undo this.</p>
        </Dialog>,
      );
      const dialog = screen.getByRole('dialog', { name: 'Delete this person?' });
      // At once after a key or a pointer; a moment later after a press by a screen reader, which others before this may have left.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      expect(onClose).toHaveBeenCalled();
    },
  );
});

describe('small parts', () => {
  it('[1-UPL-12] waits with the words Loading...', () => {
    render(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('tells the split in one sentence and leaves out what is nothing', () => {
    const { container } = render(
      <SplitBar now={15000} fee={0} later={0} sentence="Of AUD 15,000.00 in all, AUD 15,000.00 is payable now." />,
    );
    expect(screen.getByRole('img', { name: /payable now/ })).toBeInTheDocument();
    expect(container.querySelectorAll('.segment')).toHaveLength(1);
    expect(container).not.toHaveTextContent('Later');
  });

  it.each([
    [15000, 750, 3000],
    [0.3, 0.02, 0.1],
    [0.004, 0, 0.001],
  ])('fills its width with shares of %d, %d and %d, whatever they come to', (now, fee, later) => {
    const { container } = render(<SplitBar now={now} fee={fee} later={later} sentence="Split" />);
    for (const row of container.querySelectorAll('figure > div')) {
      const parts = [...row.children].map((part) => Number((part as HTMLElement).style.flexGrow));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 6);
      expect(parts.at(-1)).toBeCloseTo((100 * later) / (now + fee + later), 6);
    }
  });

  it('keeps what is in a closed person block', () => {
    render(
      <PersonBlock
        title="Joint investor"
        subtitle="Please complete details."
        hasErrors
        isOpen={false}
        onToggle={jest.fn()}
      >
        <input defaultValue="kept" aria-label="Name" />
      </PersonBlock>,
    );
    expect(screen.getByLabelText('Name')).toHaveValue('kept');
  });
});
