import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../contract/api-error.ts'
import { previewParam } from '../../contract/catalogue/preview-param.ts'
import type { Banner } from '../../contract/catalogue/public.ts'
import { bannersQuery } from '../data/queries.ts'

/**
 * The banners that came with the page, or those that a token (a preview of the staff's, in the address or stored) lets
 * one see. A token that is not accepted leads to the login; any other failure counts as no banners.
 */
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
      // A browser that keeps nothing has no token.
    }
  }, [])
  return token
}
