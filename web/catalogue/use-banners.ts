import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import { previewParam } from '../../shared/catalogue/addresses.ts'
import type { Banner } from '../../shared/catalogue/public.ts'
import { bannersQuery } from '../data/queries.ts'

/** With a token, staff also see banners that are not public. */
export function useBanners(ofPage: Banner[] | undefined): Banner[] | undefined {
  const token = useToken()
  const navigate = useNavigate()
  const { data, error } = useQuery({
    ...bannersQuery(token),
    initialData: token ? undefined : ofPage,
    placeholderData: ofPage,
  })
  const isRejected = isApiError(error) && error.status === 401
  useEffect(() => {
    if (isRejected) navigate('/login', { replace: true })
  }, [isRejected, navigate])
  return error ? [] : data
}

function useToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const inAddress = new URLSearchParams(location.search).get(previewParam)
    try {
      setToken(inAddress ?? localStorage.getItem('token') ?? undefined)
    } catch {
      // Storage is blocked, so there is no token.
    }
  }, [])
  return token
}
