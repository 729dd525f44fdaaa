import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button, ButtonLink } from '../components/button/button'
import { Disclosure } from '../components/disclosure/disclosure'
import { Notice } from '../components/notice/notice'
import { startWords } from '../messages/start-page'
import { Page } from './page'
import { paths } from '../navigation/paths'

interface ErrorBoundaryProps {
  /** A change of it (another page) clears the fault. */
  readonly place: string
  readonly children: ReactNode
}

interface State {
  readonly fault: Error | null
  readonly place: string
}

/** Keeps a fault on one page from taking the whole app down, and says what is safe. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { fault: null, place: this.props.place }

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { fault: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.place === state.place ? null : { fault: null, place: props.place }
  }

  override componentDidCatch(fault: Error, where: ErrorInfo): void {
    console.error(fault, where.componentStack)
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === null) return this.props.children
    const faultWords = startWords.shell.fault
    return (
      <Page title={faultWords.title}>
        <Notice
          tone="danger"
          role="alert"
          title={faultWords.safe}
          actions={
            <>
              <Button variant="primary" onClick={() => this.setState({ fault: null })}>
                {faultWords.again}
              </Button>
              <ButtonLink href={paths.home}>{faultWords.home}</ButtonLink>
              <ButtonLink href={paths.about}>{faultWords.report}</ButtonLink>
            </>
          }
        />
        <Disclosure summary={faultWords.details}>
          <p>
            <code>{fault.message}</code>
          </p>
        </Disclosure>
      </Page>
    )
  }
}
